/** What is shown this once, and what is copied to be pasted elsewhere. */
export const secret = {
  copied: 'Copied',
  notCopied: 'Could not be copied',
  done: 'I have kept it',
  leaveTitle: 'Have you kept it?',
  stay: 'Stay here',
  leave: 'Leave',
};
