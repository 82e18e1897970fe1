import type { User } from './queries.ts';

export type AboutPerson = { user: User; onClose: () => void };
