import { expect, test } from 'vitest';
import { isPhoneNumber, tidyPhoneNumber } from '#domain/sign-in/phone-number.ts';

test.each([
  ['+15551234567', '+15551234567'],
  ['+34 600 123 456', '+34600123456'],
  [' +1 (555) 123-45.67 ', '+15551234567'],
])('accepts %j as a telephone number and stores %j', (typed, kept) => {
  expect(isPhoneNumber(typed)).toBe(true);
  expect(tidyPhoneNumber(typed)).toBe(kept);
});

test.each(['', '600 123 456', '0034600123456', '+0 555 123 4567', '+1 555', `+1${'5'.repeat(15)}`, '+34 600 abc 456'])(
  'refuses %j as a telephone number without a valid country code',
  (typed) => {
    expect(isPhoneNumber(typed)).toBe(false);
  },
);
