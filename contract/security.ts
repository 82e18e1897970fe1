/** How people prove who they are, and what ends that. Its function alone may change somebody's account in the user pool. */
import { EmailCode, EmailUndo, NewEmail } from '#domain/email-change.ts';
import { route } from './route.ts';

export const security = {
  'POST /access/user/email': route({
    allow: 'signed-in',
    proof: 'fresh',
    summary: 'Have a code sent to the e-mail address that you want to have',
    body: NewEmail,
  }),
  'POST /access/user/email/confirm': route({
    allow: 'signed-in',
    proof: 'fresh',
    summary: 'Make the address your own, with the code that was sent there',
    body: EmailCode,
  }),
  'POST /access/user/email/undo': route({
    allow: 'anyone',
    summary: 'Take an address back, with the token of the mail that told of the change',
    body: EmailUndo,
  }),
  'POST /access/user/sign-out-everywhere': route({
    allow: 'signed-in',
    summary: 'Have every token of yours refused from now on, this one too',
  }),
};
