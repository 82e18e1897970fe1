import { expect, test } from 'vitest';
import { deviceName } from '#domain/sign-in/device-name.ts';
import {
  obstacleTo,
  offeredMethods,
  unverifiedFor,
} from '#web/features/settings/second-factors/second-factor-rules.ts';

test('authenticator apps are always offered, code methods when configured, and active ones can be removed', () => {
  expect(offeredMethods([], [])).toEqual(['TOTP']);
  expect(offeredMethods(['sms'], [])).toEqual(['TOTP', 'SMS']);
  expect(offeredMethods(['sms', 'email'], [])).toEqual(['TOTP', 'SMS', 'EMAIL']);
  expect(offeredMethods([], ['SMS'])).toEqual(['TOTP', 'SMS']);
});

test('one way to reset the password stays: email and text message codes exclude each other', () => {
  expect(obstacleTo('EMAIL', ['TOTP', 'SMS'])).toBe('SMS');
  expect(obstacleTo('SMS', ['EMAIL'])).toBe('EMAIL');
  expect(obstacleTo('TOTP', ['SMS'])).toBeUndefined();
  expect(obstacleTo('SMS', ['TOTP'])).toBeUndefined();
});

test('both kinds of codes need a verified number, email codes an address too', () => {
  const [yes, no] = [
    { address: 'x', is_verified: true },
    { address: 'x', is_verified: false },
  ];
  expect(unverifiedFor('SMS', { phone: no, email: yes })).toBe('phone_number');
  expect(unverifiedFor('EMAIL', { phone: no, email: yes })).toBe('phone_number');
  expect(unverifiedFor('EMAIL', { phone: yes, email: no })).toBe('email');
  expect(unverifiedFor('SMS', { phone: yes, email: no })).toBeUndefined();
});

test.each([
  ['Windows 15.0.0 x86 Windows Microsoft Edge/120.0;Chromium/120.0', 'Edge', 'Windows'],
  ['macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0', 'Chrome', 'macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Linux 6.1 x86 Linux HeadlessChrome/156.0', 'Chrome', 'Linux'],
  ['something else', undefined, undefined],
])('%j is shown by its common name', (said, browser, system) => {
  expect(deviceName(said)).toEqual({ browser, system });
});
