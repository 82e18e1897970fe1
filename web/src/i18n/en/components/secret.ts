/** For secrets that are shown once, and for copy buttons. */
export const secret = {
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  done: 'I have saved it',
  leaveTitle: 'Have you saved it?',
  stay: 'Stay here',
  leave: 'Leave',
};
