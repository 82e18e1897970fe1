/** What lets whoever reads a mail say that they want no more of its kind, without signing in. */
import { CHOSEN_KINDS, type ChosenKind } from '#domain/notifications/kinds.ts';
import { seal, unseal } from '#lambdas/persistence/seal.ts';

const BOUND = Buffer.from('unsubscribe');

type Wish = { person: string; kind: ChosenKind };

/** Good for as long as the mail is kept: what was once wanted no more may be wanted no more again. */
export const tokenFor = ({ person, kind }: Wish) => seal(`${person} ${kind}`, BOUND);

export const wishOf = async (token: string): Promise<Wish | undefined> => {
  const [person, name] = (await unseal(token, BOUND))?.split(' ') ?? [];
  const kind = CHOSEN_KINDS.find((one) => one === name);
  return person && kind ? { person, kind } : undefined;
};
