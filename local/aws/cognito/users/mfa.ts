/** The second factors of users, and which one they prefer. */
import * as z from 'zod';
import { stepOf } from '#local/aws/cognito/crypto/totp.ts';
import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';
import type { User } from './users.ts';

export const MfaMethod = z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);
export type MfaMethod = z.output<typeof MfaMethod>;

/** Whether second factors are off, optional or required in the pool. */
export type MfaDemand = 'OFF' | 'OPTIONAL' | 'ON';

export type Mfa = {
  methods: MfaMethod[];
  preferred: MfaMethod | null;
  /** The authenticator app's secret, after a first code has confirmed it. */
  secret: string | null;
  /** A secret that no code has confirmed yet. */
  pendingSecret: string | null;
  appName: string | null;
  /** A passkey with user verification counts as both factors. */
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

/** Adds `method` to the enabled methods. */
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

    /** The second factors to ask for; a preferred one excludes the others. */
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

    /** The time step of a correct code. Each code works once, and older codes stop working. */
    readCode: (user: string, secret: string, code: string): number | undefined => {
      const step = stepOf(secret, code, now());
      const last = state.one(Step, 'select last_step from mfa where user = ? and secret = ?', user, secret)?.last_step;
      if (step !== undefined && last !== undefined && step <= last) throw alreadyUsed();
      return step;
    },

    /** If two requests send the same code at once, one is refused. */
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
