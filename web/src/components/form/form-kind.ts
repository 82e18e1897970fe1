/** Describes a form. The other modules of this folder work for every form. */
import type { InputProps } from '@cloudscape-design/components/input';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Recorded } from '#domain/entity.ts';
import type { Broken } from '#domain/field-error.ts';
import type { Draft, FieldValue, Rules } from '#domain/rules.ts';

/** The label of a choice, with an optional description. */
export type Choice = string | { label: string; description: string };

export type FormField<V extends FieldValue = FieldValue> = {
  label: string;
  hint?: string;
  /** Required here, although the rule allows an empty value. */
  isAsked?: boolean;
  /** Attributes that help the browser to support typing. */
  typed?: Pick<InputProps, 'autoComplete' | 'inputMode' | 'autoFocus'>;
  /** The choices by value; the empty value selects none. */
  choices?: Readonly<Record<string, Choice>>;
  /** A custom input, if the rule does not determine one. */
  input?(props: { value: V; isAsked: boolean; onChange(value: V): void }): ReactNode;
  /** The value in words, if they differ from the input. */
  words?(value: V): string;
};

/** A remark below the field that depends on the draft and does not prevent saving. */
export type Remarked<D extends Draft = Draft> = { remark?(draft: D): ReactNode };

export type SectionInput = {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (field: string, value: FieldValue) => void;
};

/** Fields stand one below the other; the fields of an inner list stand side by side if there is room. */
export type FormSection<F extends string = string> = {
  title: string;
  fields: readonly (F | readonly F[])[];
  /** One input for all fields of the section. */
  input?(props: SectionInput): ReactNode;
};

export type Errors = Readonly<Record<string, Broken>>;

/** The common fields of every stored entity. */
export type Saved = Pick<Recorded, 'id' | 'version' | 'updated_at' | 'updated_by'>;

export type FormKind<D extends Draft, E extends Saved> = {
  /** Identifies the drafts of this form on the device. */
  name: string;
  rules: { readonly [F in keyof D]: Rules[string] };
  fields: { readonly [F in keyof D]: FormField<D[F]> & Remarked<D> };
  sections: readonly FormSection<keyof D & string>[];
  saved: string;
  failed: string;
  /** Rules that involve several fields. */
  check?: (draft: D) => Errors | undefined;
  /** A preview of the consequences, shown before saving. */
  follows?: (draft: D) => ReactNode;
  /** Creates the entity on the first save and updates it later. */
  send: (draft: D, saved: E | undefined, idempotencyKey: string) => Promise<E>;
  one: (id: string) => FetchQueryOptions<E, Error, E, string[]>;
  /** The query key to invalidate after a save. */
  lists: QueryKey;
};
