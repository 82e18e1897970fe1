/** The second factors that people have set up, and which of them they prefer. */
import * as z from 'zod';
import { stepOf } from '#local/aws/cognito/crypto/totp.ts';
import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';
import type { User } from './users.ts';

export const MfaMethod = z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);
export type MfaMethod = z.output<typeof MfaMethod>;

/** Whether the pool has second factors at all, and whether everyone must have one. */
export type MfaDemand = 'OFF' | 'OPTIONAL' | 'ON';

export type Mfa = {
  methods: MfaMethod[];
  preferred: MfaMethod | null;
  /** The authenticator app's secret, once a code of it was shown. */
  secret: string | null;
  /** One that no code was shown of yet. */
  pendingSecret: string | null;
  appName: string | null;
  /** A passkey that verifies the person stands for both factors. */
  passkey: boolean;
};

const NONE: Mfa = {
  methods: [],
  preferred: null,
  secret: null,
  pendingSecret: null,
  appName: null,
  passkey: false,
};

const Row = z
  .object({
    methods: z.string(),
    preferred: MfaMethod.nullable(),
    secret: z.string().nullable(),
    pending_secret: z.string().nullable(),
    app_name: z.string().nullable(),
    passkey: z.number(),
  })
  .transform(
    ({ methods, pending_secret, app_name, passkey, ...row }): Mfa => ({
      ...row,
      methods: z.array(MfaMethod).parse(JSON.parse(methods)),
      pendingSecret: pending_secret,
      appName: app_name,
      passkey: passkey === 1,
    }),
  );

const Step = z.object({ last_step: z.number() });

const isUsable = ({ attributes }: User, { secret }: Mfa, method: MfaMethod) => {
  switch (method) {
    case 'SMS_MFA':
      return Boolean(attributes.phone_number);
    case 'EMAIL_OTP':
      return true;
    case 'SOFTWARE_TOKEN_MFA':
      return secret !== null;
  }
};

export const describedMfa = ({ methods, preferred }: Mfa) => ({
  ...(methods.length > 0 ? { UserMFASettingList: methods } : {}),
  ...(preferred ? { PreferredMfaSetting: preferred } : {}),
});

/** With `method` switched on as well. */
export const including = (mfa: Mfa, method: MfaMethod): Mfa => ({
  ...mfa,
  methods: [...mfa.methods.filter((known) => known !== method), method],
});

export const mfaIn = (state: State, now: () => number, demand: MfaDemand) => {
  const of = (user: string) => state.one(Row, 'select * from mfa where user = ?', user) ?? NONE;

  const usableBy = (user: User) => {
    if (demand === 'OFF') return [];
    const mfa = of(user.id);
    return mfa.methods.filter((method) => isUsable(user, mfa, method));
  };

  return {
    demand,
    of,

    isOwed: (user: User) => demand === 'ON' || usableBy(user).length > 0,

    /** What they can be asked for; the preferred one stands alone. */
    choiceOf: (user: User): MfaMethod[] => {
      const [methods, { preferred }] = [usableBy(user), of(user.id)];
      return preferred && methods.includes(preferred) ? [preferred] : methods;
    },

    save: (user: string, mfa: Mfa) => {
      state.run(
        `insert into mfa (user, methods, preferred, secret, pending_secret, app_name, passkey, last_step)
          values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)
          on conflict (user) do update set methods = ?2, preferred = ?3, secret = ?4, pending_secret = ?5,
            app_name = ?6, passkey = ?7`,
        user,
        JSON.stringify(mfa.methods),
        mfa.preferred,
        mfa.secret,
        mfa.pendingSecret,
        mfa.appName,
        Number(mfa.passkey),
      );
    },

    /** Which step of the app's clock a code is of; a code serves once, and none before it afterwards. */
    readCode: (user: string, secret: string, code: string): number | undefined => {
      const step = stepOf(secret, code, now());
      const last = state.one(Step, 'select last_step from mfa where user = ? and secret = ?', user, secret)?.last_step;
      if (step !== undefined && last !== undefined && step <= last) throw alreadyUsed();
      return step;
    },

    /** Of two who come with the same code at once, one is refused. */
    useCode: (user: string, step: number) => {
      if (state.run('update mfa set last_step = ?1 where user = ?2 and last_step < ?1', step, user) === 0)
        throw alreadyUsed();
    },

    startCodes: (user: string, step: number) => {
      state.run('update mfa set last_step = ? where user = ?', step, user);
    },
  };
};

const alreadyUsed = () => new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
