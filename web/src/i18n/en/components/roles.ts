export const roles = {
  title: 'Roles and scope',
  heldIn: '{{role}} in {{group}}',
  everything: 'Everything, including items added later',
  everywhere: '{{groups}}. This role still applies everywhere.',
  notHeld: 'Not assigned',
  byDirectory: '{{role}}, assigned by a corporate directory rule',
  none: 'No role',
  names: {
    Administrator: 'Administrator',
    ApplicationContributor: 'Contributor',
    ApplicationReviewer: 'Reviewer',
    ApplicationApprover: 'Approver',
  },
  hints: {
    Administrator:
      'Sees and changes everything, including people and their access, whichever group the role is assigned in.',
    ApplicationContributor: 'Creates and edits applications and vendors.',
    ApplicationReviewer: 'Reviews controls and evidence, and gives verdicts.',
    ApplicationApprover: 'Decides on approvals, but never on their own submissions.',
  },
};
