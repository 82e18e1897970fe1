import { isOver, type Subject } from '#domain/subject.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useShown } from './shown.ts';

/** Whether nothing can be done: as somebody else, or about what is over. */
export const useClosed = () => {
  const { entity } = useShown<Subject>();
  return useViewing() !== undefined || isOver(entity);
};
