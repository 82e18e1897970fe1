/** The page behind the unsubscribe link of mails. */
export const unsubscribe = {
  title: 'No more of these emails?',
  text: 'The email that led you here is one of those about: “{{kind}}”. Here you can stop them. You still find each of them under your notifications.',
  submit: 'Stop these emails',
  linkVoid:
    'This link is not complete. Open it from the email again, or choose in your settings what you get emails about.',
  failed: 'The emails could not be stopped yet. Try again in half a minute.',
  done: 'You get no more of these emails',
  doneText:
    'You still find each of them under your notifications. In your settings you can have the emails sent again at any time.',
  onward: 'Go to your settings',
};
