/** Gates that decide the tier, in order. A human check lowers the residual risk, but never the tier. */
import type { RiskTier } from '#domain/enumerations.ts';
import type { Gate } from '#domain/questions/assess.ts';
import { says, saysAny } from './questions.ts';

export const GATES = [
  { key: 'biometric_screening', outcome: 'prohibited', opens: [says('biometrics', 'yes')] },
  { key: 'deceptive_content', outcome: 'prohibited', opens: [says('deception', 'yes')] },
  { key: 'prohibited_practice', outcome: 'prohibited', opens: [saysAny('practices')] },

  { key: 'employment', outcome: 'high', opens: [saysAny('employment')] },
  { key: 'product_safety', outcome: 'high', opens: [says('product_safety', 'yes')] },
  { key: 'financial_access', outcome: 'high', opens: [says('financial_access', 'yes')] },
  { key: 'regulated_area', outcome: 'high', opens: [saysAny('regulated_area')] },
  {
    key: 'business_effect',
    outcome: 'high',
    opens: [says('effect_revenue', 'high'), says('effect_legal', 'high'), says('effect_reputation', 'high')],
  },

  { key: 'outside', outcome: 'medium', opens: [says('outside', 'yes')] },
  { key: 'acts_alone', outcome: 'medium', opens: [says('does', 'acts'), says('acts_unconfirmed', 'yes')] },
  { key: 'personal_data', outcome: 'medium', opens: [says('personal_data', 'yes')] },
  { key: 'vendor_training', outcome: 'medium', opens: [says('vendor_training', 'yes')] },
  {
    key: 'other_use',
    outcome: 'medium',
    opens: [says('does', 'drafts', 'predicts', 'ranks_people', 'acts', 'recognizes_people', 'media', 'other')],
  },

  // The remaining applications were confirmed to do only internal querying, synthesis or summarization.
  { key: 'internal_use', outcome: 'low', opens: [] },
] as const satisfies readonly Gate<RiskTier>[];

export type GateKey = (typeof GATES)[number]['key'];
