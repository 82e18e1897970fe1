/** Saved views, also beyond the rights and limits of their owner. */
import { listViews } from '#lambdas/views/store.ts';

export const createView = (view: Parameters<typeof listViews.create>[0]) => listViews.create(view, view.owner);
