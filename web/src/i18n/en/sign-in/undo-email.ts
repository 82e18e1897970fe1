/** The page behind the link in the notification of a changed address. */
export const undoEmail = {
  title: 'Undo the email change',
  text: 'The email address of your account was changed. If you didn’t make this change, undo it here. This restores your previous address, signs out all sessions and disables the current password.',
  submit: 'Undo the change',
  linkVoid:
    'This link is no longer valid or is incomplete. It works once, within 72 hours. Please contact your account administrator.',
  failed: 'Couldn’t undo the change. Try again in half a minute.',
  undone: 'Your account has been restored',
  undoneText:
    'Your previous email address has been restored, and all sessions were signed out. We sent you a code for choosing a new password.',
  onward: 'Choose a new password',
};
