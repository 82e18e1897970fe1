import type { Words } from './vocabulary.ts';

export const en: Words = {
  pool: {
    invitation: {
      subject: 'Your invitation to Plumbline',
      mail: ({ username, code, origin }) => [
        'Hello,',
        'You have been invited to Plumbline, where your organization manages its AI applications.',
        `Your username is ${username}. Your temporary password is:`,
        code,
        `Sign in within 7 days at ${origin}/signin and choose your own password.`,
      ],
      text: ({ username, code }) =>
        `You have been invited to Plumbline. Username: ${username} Temporary password (valid for 7 days): ${code}`,
    },
    resetCode: {
      subject: 'Your password reset code',
      mail: ({ code, origin }) => [
        'Hello,',
        'Use this code to choose a new password for Plumbline:',
        code,
        `Enter it within one hour on the page where you requested it. If you closed that page, start again at ${origin}/forgot-password`,
        'If you didn’t request this code, you can ignore this email. Your password will not change.',
      ],
      text: ({ code }) =>
        `Plumbline: your password reset code is ${code}. It expires in one hour. Do not share it with anyone.`,
    },
    attributeCode: {
      subject: 'Confirm your email address',
      mail: ({ code, origin }) => [
        'Hello,',
        'Use this code to confirm that this email address is yours:',
        code,
        `Enter it within 24 hours in your settings at ${origin}/settings.`,
        'If you didn’t request this code, you can ignore this email.',
      ],
      text: ({ code }) =>
        `Plumbline: your code to confirm this phone number is ${code}. It expires in 24 hours. Do not share it with anyone.`,
    },
    signInCode: {
      subject: 'Your sign-in code',
      mail: ({ code }) => [
        'Hello,',
        'Use this code to sign in to Plumbline:',
        code,
        'Enter it within three minutes on the page that asks for it.',
        'If you aren’t signing in, someone else may be trying to use your account. Do not share this code, and change your password.',
      ],
      text: ({ code }) =>
        `Plumbline: your sign-in code is ${code}. It expires in three minutes. Do not share it with anyone.`,
    },
  },
  device: ({ browser, system }) => (browser && system ? `${browser} on ${system}` : (browser ?? system)),
  notice: ({ subject, when, device, origin }) => ({
    subject,
    paragraphs: [
      'Hello,',
      `${subject} in Plumbline.`,
      `When: ${when}`,
      `From: ${device ?? 'an unknown browser'}`,
      'If this was you, no action is needed.',
      `If this wasn’t you, choose a new password immediately at ${origin}/forgot-password and sign out everywhere at ${origin}/settings/security. Then contact your administrator.`,
    ],
  }),
  told: ({ text, link, out }) => ({
    subject: text,
    paragraphs: [
      'Hello,',
      `${text}.`,
      `Open it in Plumbline: ${link}`,
      ...(out
        ? [
            `You received this email because your settings include emails for this notification: “${out.called}”. To stop these emails:`,
            out.link,
            `To choose which notifications you receive and how, go to your settings at ${out.origin}/settings.`,
          ]
        : []),
    ],
  }),
  questionnaire: ({ vendor, company, who, until, link }) => ({
    subject: `Questionnaire for ${vendor} from ${company}`,
    paragraphs: [
      'Hello,',
      `${who} from ${company} asks ${vendor} to complete a questionnaire about its AI, security and privacy. It takes about 20 minutes, and you don’t need an account. Your answers are saved as you go, so you can stop and continue later.`,
      link,
      `The link is valid until ${until}. Anyone with the link can answer for ${vendor}, so share it only with the people who should answer.`,
    ],
  }),
  sharedDocument: ({ document, application, company, recipient, who, until, link }) => ({
    subject: `${company} shares a document with you`,
    paragraphs: [
      'Hello,',
      `${who} from ${company} shares “${document}” of ${application} with ${recipient}. You don’t need an account to read it.`,
      link,
      `The link is valid until ${until}. ${company} sees when it is opened. The copy is marked with your name, so don’t pass the link on.`,
    ],
  }),
  email: {
    code: ({ code }) => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hello,',
        'Use this code to make this the email address of your Plumbline account:',
        code,
        'Enter it within 15 minutes on the page where you requested it.',
        'If you didn’t request this code, you can ignore this email. Nothing changes without the code.',
      ],
      code,
    }),
    taken: () => ({
      subject: 'Someone tried to use your email address',
      paragraphs: [
        'Hello,',
        'Someone tried to make this the email address of their Plumbline account. It already belongs to your account, so nothing was changed, and they were not told that it is in use.',
        'If this was you, sign in with this address, or use a different address for the other account.',
        'If this wasn’t you, no action is needed.',
      ],
    }),
    leaving: ({ email, when, device, link }) => ({
      subject: 'Your email address was changed',
      paragraphs: [
        'Hello,',
        `The email address of your Plumbline account is now ${email}. This address is no longer used for your account.`,
        `When: ${when}`,
        `From: ${device ?? 'an unknown browser'}`,
        'If this was you, no action is needed.',
        'If this wasn’t you, recover your account within 72 hours:',
        link,
      ],
    }),
    arrived: ({ origin }) => ({
      subject: 'This is now your email address',
      paragraphs: [
        'Hello,',
        'This is now the email address of your Plumbline account. You sign in with it, and codes and notifications are sent here.',
        `You can change it in your settings at ${origin}/settings.`,
      ],
    }),
    restored: ({ email, origin }) => ({
      subject: 'Your account has been restored',
      paragraphs: [
        'Hello,',
        `The email address of your Plumbline account is ${email} again. All sessions have been signed out.`,
        `The previous password no longer works. We are sending you a code in a separate email for choosing a new one. You can also request a code at ${origin}/forgot-password`,
        `After you sign in, review your second sign-in step, passkeys and phone number at ${origin}/settings/security and remove anything that isn’t yours. Then contact your administrator.`,
      ],
    }),
    released: () => ({
      subject: 'This is no longer your email address',
      paragraphs: [
        'Hello,',
        'The change that made this the email address of a Plumbline account was undone. This address is no longer used for that account.',
      ],
    }),
  },
};
