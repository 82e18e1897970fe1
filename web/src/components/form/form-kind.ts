/** All that there is to say of one kind of form. The rest of this folder is the same for each. */
import type { InputProps } from '@cloudscape-design/components/input';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Recorded } from '#domain/entity.ts';
import type { Broken } from '#domain/field-error.ts';
import type { Draft, FieldValue, Rules } from '#domain/rules.ts';

/** What a choice is called, and what more there is to say of it. */
export type Choice = string | { label: string; description: string };

export type FormField<V extends FieldValue = FieldValue> = {
  label: string;
  hint?: string;
  /** Where something has to be given that its rule would let be left out. */
  isAsked?: boolean;
  /** How a browser helps to type it. */
  typed?: Pick<InputProps, 'autoComplete' | 'inputMode' | 'autoFocus'>;
  /** By value, what may be chosen; under '' what it is to choose nothing. */
  choices?: Readonly<Record<string, Choice>>;
  /** Where its rule does not say how it is typed. */
  input?(props: { value: V; isAsked: boolean; onChange(value: V): void }): ReactNode;
  /** Its value as a person would read it out, where that is not as it is typed or chosen. */
  words?(value: V): string;
};

/** What is to be known of what is typed, by that and the rest of it, and hinders nothing: said below it. */
export type Remarked<D extends Draft = Draft> = { remark?(draft: D): ReactNode };

/** Fields one below the other; those of an inner list are side by side where there is room. */
export type FormSection<F extends string = string> = { title: string; fields: readonly (F | readonly F[])[] };

/** By field, what is wrong with it. */
export type Errors = Readonly<Record<string, Broken>>;

/** What is saved of it, whatever it is. */
export type Saved = Pick<Recorded, 'id' | 'version' | 'updated_at' | 'updated_by'>;

export type FormKind<D extends Draft, E extends Saved> = {
  /** In the names of its drafts on the device. */
  name: string;
  rules: { readonly [F in keyof D]: Rules[string] };
  fields: { readonly [F in keyof D]: FormField<D[F]> & Remarked<D> };
  sections: readonly FormSection<keyof D & string>[];
  saved: string;
  failed: string;
  /** What a rule of one field cannot know. */
  check?: (draft: D) => Errors | undefined;
  /** What follows from what is typed, said below it before it is saved. */
  follows?: (draft: D) => ReactNode;
  /** Creates it where nothing is saved yet, changes it where something is. */
  send: (draft: D, saved: E | undefined, idempotencyKey: string) => Promise<E>;
  /** How one is read. */
  one: (id: string) => FetchQueryOptions<E, Error, E, string[]>;
  /** What is out of date once one was saved. */
  lists: QueryKey;
};
