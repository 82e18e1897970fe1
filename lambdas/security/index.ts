import { security as routes } from '#contract/people/security.ts';
import { serve } from '#lambdas/http/serve.ts';
import { changing } from './change.ts';
import { confirmEmail, requestEmail } from './change-email.ts';
import { sendContactCode, verifyEmail, verifyNumber } from './contacts.ts';
import { forget, pageOfDevices } from './devices.ts';
import { addPasskey, passkeyOptions, readPasskeys, removePasskey } from './passkeys.ts';
import { changePassword } from './password.ts';
import { newAppKey, preferMethod, readSecondFactors, switchMethod } from './second-factors.ts';
import { signOutEverywhere } from './sign-out.ts';
import { undoEmail } from './undo-email.ts';

export const handler = serve(routes, {
  'POST /access/user/email': async ({ body }, caller) => {
    await requestEmail(caller, body.email);
    return undefined;
  },
  'POST /access/user/email/confirm': async ({ body, requestOrigin }, caller) => {
    await confirmEmail(caller, body.code, requestOrigin);
    return undefined;
  },
  'POST /access/user/email/undo': async ({ body, requestOrigin }) => {
    await undoEmail(body.token, requestOrigin);
    return undefined;
  },
  'POST /access/user/sign-out-everywhere': async (_, caller) => {
    await signOutEverywhere(caller);
    return undefined;
  },

  'POST /security/password': async ({ body, requestOrigin }, caller) => {
    await changing(caller, requestOrigin, 'password', body, () => changePassword(caller, body));
    return undefined;
  },

  'GET /security/second-factors': (_, caller) => readSecondFactors(caller),
  'POST /security/authenticator-app': (_, caller) => newAppKey(caller),
  'PUT /security/second-factors/{method}': async ({ params, body, requestOrigin }, caller) => {
    await changing(caller, requestOrigin, 'second_factor', body, () => switchMethod(caller, params.method, body));
    return undefined;
  },
  'PUT /security/preferred-second-factor': async ({ body, requestOrigin }, caller) => {
    await changing(caller, requestOrigin, 'second_factor', body, () => preferMethod(caller, body.method));
    return undefined;
  },

  'POST /security/contact-codes': async ({ body }, caller) => {
    await sendContactCode(caller, body.phone_number);
    return undefined;
  },
  'POST /security/contacts/{contact}/verify': async ({ params: { contact }, body, requestOrigin }, caller) => {
    // The address already belonged to the person; the number may be new.
    if (contact === 'email') await verifyEmail(caller, body.code);
    else await changing(caller, requestOrigin, 'phone', body, () => verifyNumber(caller, body.code));
    return undefined;
  },

  'GET /security/passkeys': async (_, caller) => ({ passkeys: await readPasskeys(caller) }),
  'POST /security/passkey-options': (_, caller) => passkeyOptions(caller),
  'POST /security/passkeys': async ({ body, requestOrigin }, caller) => {
    await changing(caller, requestOrigin, 'passkey', body, () => addPasskey(caller, body.credential));
    return { passkeys: await readPasskeys(caller) };
  },
  'POST /security/passkeys/{credential_id}/remove': async ({ params, body, requestOrigin }, caller) => {
    await changing(caller, requestOrigin, 'passkey', body, () => removePasskey(caller, params.credential_id));
    await readPasskeys(caller);
    return undefined;
  },

  'GET /security/devices': async ({ query, after }, caller) => {
    const { devices, next } = await pageOfDevices(caller, query.limit, after);
    return { devices, next_cursor: next };
  },
  'DELETE /security/devices/{device_id}': async ({ params }, caller) => {
    await forget(caller, params.device_id);
    return undefined;
  },
});
