/** Maps actors to the people behind them. Contains no schema, to keep the browser bundle small. */

/** The person created the API client or issued a secret for it. */
export type ClientPerson = { readonly client: string; readonly person: string };

/** Whether an actor's action counts as the person's own. */
export type IsOwn = (actor: string) => boolean;

/** A person maps to themselves, and an API client to everyone who ever knew one of its secrets. */
export const peopleBehind = (actor: string, known: readonly ClientPerson[]): readonly string[] => {
  const people = known.filter(({ client }) => client === actor).map(({ person }) => person);
  return people.length > 0 ? people : [actor];
};

/** For separation of duties: two actors count as one if they share a person. */
export const isOwnOf = (own: string, known: readonly ClientPerson[]): IsOwn => {
  const people = peopleBehind(own, known);
  return (actor) => actor === own || peopleBehind(actor, known).some((person) => people.includes(person));
};
