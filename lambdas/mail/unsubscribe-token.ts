/** Tokens that let the reader of a mail unsubscribe from its kind without signing in. */
import { CHOSEN_KINDS, type ChosenKind } from '#domain/notifications/kinds.ts';
import { seal, unseal } from '#lambdas/persistence/seal.ts';

const BOUND = Buffer.from('unsubscribe');

type Wish = { person: string; kind: ChosenKind };

/** Tokens do not expire, because mails are kept and the action is idempotent. */
export const tokenFor = ({ person, kind }: Wish) => seal(`${person} ${kind}`, BOUND);

export const wishOf = async (token: string): Promise<Wish | undefined> => {
  const [person, name] = (await unseal(token, BOUND))?.split(' ') ?? [];
  const kind = CHOSEN_KINDS.find((one) => one === name);
  return person && kind ? { person, kind } : undefined;
};
