import type { ServiceMode, ServiceName } from '../../../domain/admin/rules/services.ts';
import type { Config } from '../../kit/process/config.ts';

/** How each service is had by these settings. */
export const modesOf = ({
  databaseUrl,
  mail,
  registers,
  map,
  gemini,
  openId,
  seal,
  tsaUrl,
  trustList,
  provinceFile,
  ksef,
  analytics,
}: Config): Record<ServiceName, ServiceMode> => {
  const live = (given: unknown, otherwise: ServiceMode = 'off'): ServiceMode => (given === null ? otherwise : 'live');
  const register = (given: unknown): ServiceMode => (registers.mode === 'live' ? live(given) : registers.mode);
  return {
    database: live(databaseUrl, 'embedded'),
    files: 'embedded',
    mail: live(mail.smtpUrl, 'embedded'),
    gus: register(registers.gus),
    whiteList: register(registers.whiteListUrl),
    krs: register(registers.krsUrl),
    ceidg: register(registers.ceidg),
    geocoder: live(map.geocoderUrl, 'embedded'),
    parcels: live(map.parcelsUrl),
    map: live(map.styleUrl, 'embedded'),
    cadastre: live(map.layerUrls.cadastre),
    plan: live(map.layerUrls.plan),
    gemini: live(gemini),
    openId: live(openId),
    seal: live(seal.p12, 'embedded'),
    timeStamp: live(tsaUrl),
    trustList: live(trustList),
    provinces: live(provinceFile),
    ksef: ksef === 'queued' ? 'queued' : 'off',
    analytics: live(analytics),
  };
};
