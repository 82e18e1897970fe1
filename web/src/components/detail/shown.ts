import { useOutletContext } from 'react-router-dom';
import { isOver, type Subject } from '#domain/subject.ts';
import { useViewing } from '#web/auth/viewing.ts';

/** What the page of a thing shows, for its tabs. */
export type Shown<E> = { entity: E; mayEdit: boolean };

export const useShown = <E>() => useOutletContext<Shown<E>>();

/** Whether nothing can be done: as somebody else, or about what is over. */
export const useClosed = () => {
  const { entity } = useShown<Subject>();
  return useViewing() !== undefined || isOver(entity);
};
