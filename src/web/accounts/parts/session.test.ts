import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { langContext } from '../../kit/page/request.ts';
import { boardPath, knownViewer, requireAdmin, requireSession, unknownContext, viewerContext } from './session.ts';

const anna: SignedIn = {
  kind: 'signed-in',
  uid: 'u1',
  email: 'anna@example.com',
  emailVerified: true,
  firstName: 'Anna',
  lastName: 'Nowak',
  lang: 'pl',
  claims: [],
  identity: 'ACCEPTED',
  company: { id: 'c1', name: 'Nawrot', state: 'ACCEPTED' },
  isAgent: false,
  emailChangeUndoUntil: null,
  secondFactorDue: null,
};

const request = (viewer: SignedIn | null, path: string) => {
  const context = new RouterContextProvider();
  if (viewer) context.set(viewerContext, viewer);
  return { context, url: new URL(path, 'https://parter.example') };
};

const thrown = (act: () => unknown): Response => {
  try {
    act();
  } catch (answer) {
    return answer as Response;
  }
  throw new Error('nothing was thrown');
};

describe('guards', () => {
  it('show nobody whose session could not be looked up as a visitor: the page says that the service is away', () => {
    const asked = request(null, '/lease/abc');
    asked.context.set(langContext, 'en');
    asked.context.set(unknownContext, { code: 'kit.database_away', kind: 'unavailable', message: 'Away.' });
    for (const act of [() => requireSession(asked), () => knownViewer(asked.context)])
      expect(thrown(act)).toMatchObject({ init: { status: 503 }, data: { message: 'Away.', lang: 'en' } });
  });

  it('send a visitor home with the dialog open and the whole origin remembered', () => {
    const answer = thrown(() => requireSession(request(null, '/lease/abc?tab=2')));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/?signin=1&from=%2Flease%2Fabc%3Ftab%3D2');
  });

  it('keep the language of the visitor', () => {
    const asked = request(null, '/lease/abc');
    asked.context.set(langContext, 'en');
    expect(thrown(() => requireSession(asked)).headers.get('location')).toMatch(/^\/en\?signin=1/);
  });

  it('let a person in, and only an admin to the console', () => {
    expect(requireSession(request(anna, '/lease/abc')).uid).toBe('u1');
    expect(thrown(() => requireAdmin(request(anna, '/admin'))).headers.get('location')).toBe('/');
    expect(requireAdmin(request({ ...anna, claims: ['admin'] }, '/admin')).uid).toBe('u1');
  });
});

describe('where my board leads', () => {
  it.each([
    ['the board', {}, '/moja-tablica'],
    ['the e-mail first', { emailVerified: false, identity: 'INITIAL', company: null }, '/moja-tablica/account/info'],
    ['then the identity', { identity: 'CHECKING', company: null }, '/moja-tablica/account/confirm-identity'],
    ['then a company', { company: null }, '/moja-tablica/account/link-company'],
    ['and its acceptance', { company: { id: 'c1', name: 'Nawrot', state: 'CHECKING' } }, '/moja-tablica/account/link-company'],
  ] as const)('%s', (_, change, path) => expect(boardPath({ ...anna, ...change } as SignedIn)).toBe(path));
});
