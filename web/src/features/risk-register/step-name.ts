import type { RiskAction, RiskStatus } from '#domain/register/states.ts';

/** The texts of a step. Treatment is stopped, whereas what was accepted or closed is reopened. */
export const stepName = (action: RiskAction, status: RiskStatus): RiskAction | 'stop' =>
  action === 'reopen' && status === 'in_treatment' ? 'stop' : action;
