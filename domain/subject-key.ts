/** Kind and id of the application or vendor to which a child entity belongs. */
export const THINGS = ['application', 'vendor'] as const;
export type Thing = (typeof THINGS)[number];

export type Of = { thing: Thing; id: string };

/** Parent reference of a stored child. Children from before vendors had any have `application_id`. */
export type Belonging = { application_id?: string | undefined; vendor_id?: string | undefined };

export const belongsTo = ({ application_id, vendor_id = '' }: Belonging): Of =>
  application_id === undefined ? { thing: 'vendor', id: vendor_id } : { thing: 'application', id: application_id };

export const belonging = ({ thing, id }: Of): Belonging =>
  thing === 'vendor' ? { vendor_id: id } : { application_id: id };

export const isOf = (one: Belonging | undefined, of: Of) => {
  const found = one && belongsTo(one);
  return found?.thing === of.thing && found.id === of.id;
};
