/** Operations to set up second factors and choose the preferred one. */
import * as z from 'zod';
import { setUpSession } from '#local/aws/cognito/challenges/mfa-setup.ts';
import { newSecret } from '#local/aws/cognito/crypto/totp.ts';
import { CognitoError, invalidParameter } from '#local/aws/cognito/errors.ts';
import { forAdministrators, forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { AccessToken, Session, Username, UserPoolId } from '#local/aws/cognito/users/fields.ts';
import { including, type Mfa, type MfaMethod } from '#local/aws/cognito/users/mfa.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

const noAccount = () => invalidParameter('Either an access token or a session is needed.');

const AssociateSoftwareToken = forAnyone(
  z.object({ AccessToken: AccessToken.optional(), Session: Session.optional() }),
  (pool, input) => {
    const secret = newSecret();
    if (input.AccessToken !== undefined) {
      const user = pool.tokens.user(input.AccessToken);
      pool.mfa.save(user.id, { ...pool.mfa.of(user.id), pendingSecret: secret });
      return { SecretCode: secret };
    }
    if (input.Session === undefined) throw noAccount();
    const { advance } = setUpSession(pool, input.Session);
    return { SecretCode: secret, Session: advance({ secret, appName: null, step: null }) };
  },
);

const mismatch = () =>
  new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');

const verifiedStep = (pool: Pool, user: string, secret: string, code: string) => {
  const step = pool.mfa.readCode(user, secret, code);
  if (step === undefined) throw mismatch();
  return step;
};

const VerifySoftwareToken = forAnyone(
  z.object({
    AccessToken: AccessToken.optional(),
    Session: Session.optional(),
    UserCode: z
      .string()
      .length(6)
      .regex(/^[0-9]+$/),
    FriendlyDeviceName: z.string().max(131_072).optional(),
  }),
  (pool, input) => {
    const appName = input.FriendlyDeviceName ?? null;
    if (input.AccessToken !== undefined) {
      const { id } = pool.tokens.user(input.AccessToken);
      const mfa = pool.mfa.of(id);
      if (mfa.pendingSecret === null) throw mismatch();
      const step = verifiedStep(pool, id, mfa.pendingSecret, input.UserCode);
      pool.state.transaction(() => {
        pool.mfa.save(id, { ...mfa, secret: mfa.pendingSecret, pendingSecret: null, appName });
        pool.mfa.startCodes(id, step);
      });
      return { Status: 'SUCCESS' };
    }
    if (input.Session === undefined) throw noAccount();
    const { claimant, kept, advance } = setUpSession(pool, input.Session);
    if (kept === null) throw mismatch();
    const step = verifiedStep(pool, claimant, kept.secret, input.UserCode);
    return { Status: 'SUCCESS', Session: advance({ ...kept, appName, step }) };
  },
);

const Setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() }).optional();

const Settings = z.object({
  SMSMfaSettings: Setting,
  SoftwareTokenMfaSettings: Setting,
  EmailMfaSettings: Setting,
  WebAuthnMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
});
type Settings = z.output<typeof Settings>;

const checkCanHave = ({ attributes }: User, mfa: Mfa, method: MfaMethod) => {
  const isReachable = {
    SMS_MFA: Boolean(attributes.phone_number),
    EMAIL_OTP: attributes.email_verified === 'true',
    SOFTWARE_TOKEN_MFA: mfa.secret !== null,
  };
  if (isReachable[method]) return;
  throw invalidParameter(
    mfa.pendingSecret !== null && method === 'SOFTWARE_TOKEN_MFA'
      ? 'User has not verified software token mfa'
      : `User does not have delivery config set to turn on ${method}`,
  );
};

const changed = (user: User, mfa: Mfa, method: MfaMethod, setting: z.output<typeof Setting>): Mfa => {
  if (setting === undefined) return mfa;
  const { Enabled: isOn, PreferredMfa: isPreferred } = setting;
  const withoutPreference = mfa.preferred === method ? null : mfa.preferred;
  if (!isOn) {
    if (isPreferred) throw invalidParameter(`${method} cannot be preferred without being enabled`);
    return { ...mfa, methods: mfa.methods.filter((known) => known !== method), preferred: withoutPreference };
  }
  checkCanHave(user, mfa, method);
  const on = including(mfa, method);
  if (isPreferred === undefined) return on;
  return { ...on, preferred: isPreferred ? method : withoutPreference };
};

const setPreference = (pool: Pool, user: User, settings: Settings) => {
  if (pool.mfa.demand === 'OFF') throw invalidParameter('MFA is not enabled for the user pool');
  const given = [
    ['SMS_MFA', settings.SMSMfaSettings],
    ['SOFTWARE_TOKEN_MFA', settings.SoftwareTokenMfaSettings],
    ['EMAIL_OTP', settings.EmailMfaSettings],
  ] as const;
  if (given.filter(([, setting]) => setting?.PreferredMfa).length > 1)
    throw invalidParameter('Only one factor can be set as preferred');
  const before = pool.mfa.of(user.id);
  const after = given.reduce((mfa, [method, setting]) => changed(user, mfa, method, setting), before);
  pool.mfa.save(user.id, { ...after, passkey: settings.WebAuthnMfaSettings?.Enabled ?? after.passkey });
  return {};
};

const SetUserMFAPreference = forAnyone(Settings.extend({ AccessToken }), (pool, input) =>
  setPreference(pool, pool.tokens.user(input.AccessToken), input),
);

const AdminSetUserMFAPreference = forAdministrators(Settings.extend({ UserPoolId, Username }), (pool, input) =>
  setPreference(pool, pool.users.named(input.Username), input),
);

export const mfaOperations: Record<string, Operation> = {
  AssociateSoftwareToken,
  VerifySoftwareToken,
  SetUserMFAPreference,
  AdminSetUserMFAPreference,
};
