import './amplify.ts';
import { setUpTOTP, verifyTOTPSetup } from 'aws-amplify/auth';
import { inSession } from './ask-identity.ts';
import { switchMethod } from './second-factors.ts';

/** Gives a new key, which counts for nothing until a code of it was shown. */
export const newAppKey = () => inSession(async () => (await setUpTOTP()).sharedSecret);

export const turnOnApp = (code: string) =>
  inSession(async () => {
    await verifyTOTPSetup({ code });
    await switchMethod('TOTP', true);
  });
