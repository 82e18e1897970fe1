/** What was typed and not saved. */
export const drafts = {
  label: 'Information',
  fromToday: 'You had unsaved changes from {{time}}.',
  fromBefore: 'You had unsaved changes from {{moment}}.',
  discardedToday: 'You discarded the changes from {{time}}.',
  discardedBefore: 'You discarded the changes from {{moment}}.',
  place: '1 of {{of}}.',
  words: '“{{words}}”',
  outdated: 'It has been saved by somebody since: when you save, you will see what differs.',
  continue: 'Continue',
  discard: 'Discard',
  undo: 'Undo',
  next: 'Next',
  leaveTitle: 'Leave without saving?',
  leaveText:
    'What you typed has not been saved. It can stay on this device, where only you can open it, until you come back to this form.',
  lostText: 'What you typed has not been saved, and it cannot be kept on this device. If you leave now, it is lost.',
  leave: 'Keep and leave',
  stay: 'Stay',
};
