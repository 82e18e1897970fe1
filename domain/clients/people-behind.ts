/** Which people stand behind an actor. No schema lives here, so that the browser can have it for nothing. */

/** Someone created the API client, or gave it a secret. */
export type ClientPerson = { readonly client: string; readonly person: string };

/** Whether what this actor did counts as one's own. */
export type IsOwn = (actor: string) => boolean;

/** A person stands for themselves; an API client for everyone who ever knew a secret of it. */
export const peopleBehind = (actor: string, known: readonly ClientPerson[]): readonly string[] => {
  const people = known.filter(({ client }) => client === actor).map(({ person }) => person);
  return people.length > 0 ? people : [actor];
};

/** For separation of duties: two actors are one where the same person stands behind both. */
export const isOwnOf = (own: string, known: readonly ClientPerson[]): IsOwn => {
  const people = peopleBehind(own, known);
  return (actor) => actor === own || peopleBehind(actor, known).some((person) => people.includes(person));
};
