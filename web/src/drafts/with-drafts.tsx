import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { draftQueries } from './queries.ts';
import type { Left } from './vault.ts';

/** A form by its name, and what its owner has left unsaved in it. */
export type Drafts = { form: string; left: readonly Left[] };

type WithDraftsProps = {
  form: string;
  /** What holds its place until then. */
  place?: ReactNode;
  children: (drafts: Drafts) => ReactNode;
};

/** Shows a form once it is known what was left unsaved in it: nothing is to move once it is there. */
export const WithDrafts = ({ form, place = <FormSkeleton />, children }: WithDraftsProps) => {
  const { id } = useCurrentUser();
  const { data: left = [], isPending } = useQuery(draftQueries.leftIn(id, form));
  return isPending ? place : children({ form, left });
};
