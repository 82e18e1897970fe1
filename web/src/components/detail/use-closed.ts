import type { Application } from '#domain/application.ts';
import { isRetired } from '#domain/life.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { useShown } from './shown.ts';

/** Whether nothing can be done: as somebody else, or about what is retired. */
export const useClosed = () => {
  const { entity } = useShown<Application>();
  return useViewing() !== undefined || isRetired(entity);
};
