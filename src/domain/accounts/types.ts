// Who asks is known on every floor's kit, which may not import a room; the room gives these types their home name.
export type { Claim, CompanyState, IdentityState, SignedIn, Viewer } from '../kit/viewer.ts';
