import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { draftQueries } from './queries.ts';
import type { Left } from './vault.ts';

/** The name of a form and its owner's earlier drafts. */
export type Drafts = { form: string; left: readonly Left[] };

type WithDraftsProps = {
  form: string;
  /** Shown until the drafts are loaded. */
  place?: ReactNode;
  children: (drafts: Drafts) => ReactNode;
};

/** Waits for the drafts before it shows the form, so that the layout does not shift. */
export const WithDrafts = ({ form, place = <FormSkeleton />, children }: WithDraftsProps) => {
  const { id } = useCurrentUser();
  const { data: left = [], isPending } = useQuery(draftQueries.leftIn(id, form));
  return isPending ? place : children({ form, left });
};
