import { useOutletContext } from 'react-router-dom';
import { isOver, type Subject } from '#domain/subject.ts';
import { useViewing } from '#web/auth/viewing.ts';

/** The outlet context for the tabs of an entity's page. */
export type Shown<E> = { entity: E; mayEdit: boolean };

export const useShown = <E>() => useOutletContext<Shown<E>>();

/** Whether all actions are unavailable: while viewing as someone else, or for a closed application or vendor. */
export const useClosed = () => {
  const { entity } = useShown<Subject>();
  return useViewing() !== undefined || isOver(entity);
};
