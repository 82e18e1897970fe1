import type { PersonRole } from '#domain/people-of-application.ts';
import type { SecurityChange } from './kinds.ts';
import type { TellingWords } from './words.ts';

const CHANGED: Record<SecurityChange, string> = {
  password: 'Your password was changed',
  password_reset: 'Your password was reset',
  second_factor: 'Your second step of signing in was changed',
  passkey: 'Your passkeys were changed',
  phone: 'Your phone number was changed',
  email: 'Your email address was changed',
};

/** As what somebody is named. */
const NAMED: Record<PersonRole, string> = {
  owner: 'an owner of',
  technical_owner: 'the technical owner of',
  reviewer: 'a reviewer of',
  approver: 'an approver of',
  contact: 'the contact for people affected by',
};

export const en: TellingWords = {
  doers: ([first = '', second, ...more]) =>
    second === undefined ? first : `${first} and ${more.length > 0 ? `${more.length + 1} others` : second}`,
  kinds: {
    made_owner: ['Somebody makes you an owner', ({ name }, { who }) => `${who} made you the owner of ${name}`],
    owned_changed: ['Somebody changes what you own', ({ name }, { who }) => `${who} changed ${name}`],
    assigned: [
      'Somebody gives you a role in an application',
      ({ name, role }, { who }) => `${who} made you ${NAMED[role]} ${name}`,
    ],
    mentioned: [
      'Somebody names you in a comment',
      ({ name }, { who }) => `${who} mentioned you in a comment on ${name}`,
    ],
    commented: ['Somebody comments on what concerns you', ({ name }, { who }) => `${who} commented on ${name}`],
    export_ready: ['A file that you asked for is ready', ({ name }) => `Your file is ready: ${name}`],
    people_invited: [
      'The people in your file were invited',
      ({ invited, total }) => `${invited} of ${total} people in your file were invited`,
    ],
    security: [
      'How you sign in is changed',
      ({ what, email }) => (email ? `Your email address is now ${email}` : CHANGED[what]),
    ],
  },
};
