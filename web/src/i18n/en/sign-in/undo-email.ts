/** The page behind the link in the notification of a changed address. */
export const undoEmail = {
  title: 'Was it not you?',
  text: 'The email address of your account was changed. If that was not you, undo it here: the address becomes yours again, everybody is signed out, and the password that there was is no longer valid.',
  submit: 'Undo the change',
  linkVoid:
    'This link is no longer valid, or it is not complete. It can be used once, for 72 hours. Please contact your account administrator.',
  failed: 'The change could not be undone yet. Try again in half a minute.',
  undone: 'Your account is yours again',
  undoneText: 'The address is yours again, and everybody was signed out. We sent you a code to choose a new password.',
  onward: 'Choose a new password',
};
