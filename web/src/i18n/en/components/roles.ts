export const roles = {
  title: 'Roles and where they hold',
  heldIn: '{{role}} in {{group}}',
  everything: 'Everything, also what is added later',
  everywhere: '{{groups}}. It holds everywhere all the same.',
  notHeld: 'Not held',
  byDirectory: '{{role}}, by a rule for the corporate directory',
  none: 'No role',
  names: {
    Administrator: 'Administrator',
    ApplicationContributor: 'Contributor',
    ApplicationReviewer: 'Reviewer',
    ApplicationApprover: 'Approver',
  },
  hints: {
    Administrator: 'Sees and changes everything, people and their access too, whichever group it is held in.',
    ApplicationContributor: 'Creates and edits applications and vendors.',
    ApplicationReviewer: 'Reviews controls and evidence, and sets verdicts.',
    ApplicationApprover: 'Decides about approvals, never about their own submission.',
  },
};
