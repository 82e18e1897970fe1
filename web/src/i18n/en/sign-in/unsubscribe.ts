/** The page behind the unsubscribe link of mails. */
export const unsubscribe = {
  title: 'Unsubscribe from these emails',
  text: 'The email you opened was sent for this notification: “{{kind}}”. You can stop these emails here. The notifications will still appear in Plumbline.',
  submit: 'Stop these emails',
  linkVoid:
    'This link is incomplete. Open it again from the email, or change your email notifications in your settings.',
  failed: 'Couldn’t stop the emails. Try again in half a minute.',
  done: 'You will no longer receive these emails',
  doneText:
    'The notifications will still appear in Plumbline. You can turn the emails back on in your settings at any time.',
  onward: 'Go to your settings',
};
