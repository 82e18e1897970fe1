import { approval } from './approval.ts';

export const inApproval = { approval };
