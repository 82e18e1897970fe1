export const roles = {
  everything: 'Everything there is',
  none: 'No role',
  names: {
    Administrator: 'Administrator',
    ApplicationContributor: 'Contributor',
    ApplicationReviewer: 'Reviewer',
    ApplicationApprover: 'Approver',
  },
  hints: {
    Administrator: 'Sees and changes everything, whichever group it is held in, and administers Plumbline.',
    ApplicationContributor: 'Creates and edits applications and vendors.',
    ApplicationReviewer: 'Reviews controls and evidence.',
    ApplicationApprover: 'Decides approvals.',
  },
};
