import { createContext, use } from 'react';
import { useOutletContext } from 'react-router-dom';
import { holds, permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf, isOver, type Subject } from '#domain/subject.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';

/** The outlet context for the tabs of an entity's page. */
export type Shown<E> = { entity: E; mayEdit: boolean };

/** Whether the tabs are parts of a page to print, which shows everything and changes nothing. */
export const PrintPage = createContext(false);
export const usePrintPage = () => use(PrintPage);

/** Whether nothing can be changed: on a page to print, while viewing as someone else, and for auditors. */
export const useReadOnly = () => {
  const isViewing = useViewing() !== undefined;
  const { roles } = useCurrentUser();
  return usePrintPage() || isViewing || !holds(roles, permissions.doAssignedWork);
};

export const useShown = <E>(): Shown<E> => {
  const { entity, mayEdit } = useOutletContext<Shown<E>>();
  const isPrintPage = usePrintPage();
  return { entity, mayEdit: mayEdit && !isPrintPage };
};

/** Whether all actions are unavailable: on a read-only page, or for a closed application or vendor. */
export const useClosed = () => {
  const { entity } = useShown<Subject>();
  const { roles } = useCurrentUser();
  return useReadOnly() || isOver(entity) || !reaches(reach(roles, permissions.doAssignedWork), groupsOf(entity));
};
