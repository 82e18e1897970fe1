/** For secrets that are shown once, and for copy buttons. */
export const secret = {
  copied: 'Copied',
  notCopied: 'Could not be copied',
  done: 'I have kept it',
  leaveTitle: 'Have you kept it?',
  stay: 'Stay here',
  leave: 'Leave',
};
