/** Derives the next steps of a vendor. Contains no schema, to keep the browser bundle small. */
import { vendorChecklist } from '#domain/approval/checklist.ts';
import { isApproved } from '#domain/approval/states.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import type { Vendor } from './vendor.ts';

type VendorStep = {
  step: 'condition' | 'changes_requested' | 'waits_for' | 'accept_answers' | 'answers' | 'details' | 'submit';
  /** The tab on which the step is done. */
  path: 'details' | 'questionnaire' | 'approval';
  /** Last day for the step. */
  due: string | null;
};

const step = (name: VendorStep['step'], path: VendorStep['path'], due: string | null = null): VendorStep => ({
  ...{ step: name, path, due },
});

const ofQuestionnaire = ({ questionnaire }: Vendor) => {
  const state = questionnaire?.state ?? 'open';
  if (state === 'accepted') return [];
  return [state === 'sent' ? step('accept_answers', 'questionnaire') : step('answers', 'questionnaire')];
};

const ofApproval = (vendor: Vendor, fields: readonly CustomField[]) => {
  if (isApproved(vendor.approval_status)) return [];
  const isComplete = vendorChecklist(vendor, fields).every(({ done }) => done);
  return [isComplete ? step('submit', 'approval') : step('details', 'details')];
};

/** An open condition comes first, then the decision, the questionnaire and the submission. */
export const vendorSteps = (vendor: Vendor, fields: readonly CustomField[] = []): VendorStep[] => {
  const { ending, approval, approval_status: status } = vendor;
  if (ending) return [];
  const conditions =
    approval && approval.open_conditions > 0 ? [step('condition', 'approval', approval.condition_due)] : [];
  if (status === 'in_review') return [...conditions, step('waits_for', 'approval'), ...ofQuestionnaire(vendor)];
  const requested = status === 'changes_requested' ? [step('changes_requested', 'approval')] : [];
  return [...conditions, ...requested, ...ofQuestionnaire(vendor), ...ofApproval(vendor, fields)];
};
