import { dashboard } from './dashboard.ts';

export const inDashboard = { dashboard };
