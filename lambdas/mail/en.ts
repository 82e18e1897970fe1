import type { Words } from './vocabulary.ts';

export const en: Words = {
  pool: {
    invitation: {
      subject: 'Your invitation to Plumbline',
      mail: ({ username, code, origin }) => [
        'Hello,',
        'You have been invited to Plumbline, where your organization looks after its AI applications.',
        `Your username is ${username}, and this is your temporary password:`,
        code,
        `Sign in with it within 7 days at ${origin}/signin and choose a password of your own.`,
      ],
      text: ({ username, code }) =>
        `You have been invited to Plumbline. Username: ${username} Temporary password, for 7 days: ${code}`,
    },
    resetCode: {
      subject: 'Your password reset code',
      mail: ({ code, origin }) => [
        'Hello,',
        'This is your code to choose a new password for Plumbline:',
        code,
        `Enter it within an hour on the page where you asked for it. If you have closed that, begin again at ${origin}/forgot-password`,
        'If you did not ask for it, you need not do anything: your password stays as it is.',
      ],
      text: ({ code }) => `Plumbline: your password reset code is ${code}. It is good for an hour. Tell it to nobody.`,
    },
    attributeCode: {
      subject: 'Confirm your email address',
      mail: ({ code, origin }) => [
        'Hello,',
        'This is your code to confirm that this email address is yours:',
        code,
        `Enter it within a day in your settings at ${origin}/settings.`,
        'If you did not ask for it, you need not do anything.',
      ],
      text: ({ code }) =>
        `Plumbline: your code to confirm this phone number is ${code}. It is good for a day. Tell it to nobody.`,
    },
    signInCode: {
      subject: 'Your sign-in code',
      mail: ({ code }) => [
        'Hello,',
        'This is your code to sign in to Plumbline:',
        code,
        'Enter it within three minutes on the page that asks for it.',
        'If you are not signing in, somebody else may be: tell this code to nobody, and change your password.',
      ],
      text: ({ code }) => `Plumbline: your sign-in code is ${code}. It is good for three minutes. Tell it to nobody.`,
    },
  },
  device: ({ browser, system }) => (browser && system ? `${browser} on ${system}` : (browser ?? system)),
  notice: ({ subject, when, device, origin }) => ({
    subject,
    paragraphs: [
      'Hello,',
      `${subject} in Plumbline.`,
      `When: ${when}`,
      `From: ${device ?? 'a browser that we do not know'}`,
      'If that was you, you need not do anything.',
      `If it was not you, choose a new password at once at ${origin}/forgot-password and sign out everywhere at ${origin}/settings/security. Then tell your administrator.`,
    ],
  }),
  told: ({ text, link, out }) => ({
    subject: text,
    paragraphs: [
      'Hello,',
      `${text}.`,
      link,
      ...(out
        ? [
            `You get a mail because you want one when this happens: “${out.called}”. If you want no more of them, say so here:`,
            out.link,
            `What you hear of, and how, you choose in your settings at ${out.origin}/settings.`,
          ]
        : []),
    ],
  }),
  questionnaire: ({ vendor, company, who, until, link }) => ({
    subject: `${company} asks ${vendor} some questions`,
    paragraphs: [
      'Hello,',
      `${who} of ${company} asks ${vendor} to answer a questionnaire on its AI, security and privacy. It takes about twenty minutes, needs no account, and can be left and gone on with.`,
      link,
      `The link is good until ${until}. Whoever has it can answer for ${vendor}: pass it on to those who should, and to nobody else.`,
    ],
  }),
  email: {
    code: ({ code }) => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hello,',
        'This is your code to make this the email address of your Plumbline account:',
        code,
        'Enter it within 15 minutes on the page where you asked for it.',
        'If you did not ask for it, you need not do anything: without the code, nothing is changed.',
      ],
      code,
    }),
    taken: () => ({
      subject: 'Somebody asked to use your email address',
      paragraphs: [
        'Hello,',
        'Somebody wanted to make this the email address of their Plumbline account. It is the address of your account already, so nothing was changed, and they were not told.',
        'If that was you, sign in with this address, or use another one for the other account.',
        'If it was not you, you need not do anything.',
      ],
    }),
    leaving: ({ email, when, device, link }) => ({
      subject: 'Your email address was changed',
      paragraphs: [
        'Hello,',
        `The email address of your Plumbline account is now ${email}. This address is not used for it any more.`,
        `When: ${when}`,
        `From: ${device ?? 'a browser that we do not know'}`,
        'If that was you, you need not do anything.',
        'If it was not you, take your account back within 72 hours:',
        link,
      ],
    }),
    arrived: ({ origin }) => ({
      subject: 'This is now your email address',
      paragraphs: [
        'Hello,',
        'This is now the email address of your Plumbline account: you sign in with it, and codes and notices come here.',
        `You find it in your settings at ${origin}/settings.`,
      ],
    }),
    restored: ({ email, origin }) => ({
      subject: 'Your account is yours again',
      paragraphs: [
        'Hello,',
        `The email address of your Plumbline account is ${email} again. Whoever was signed in has been signed out everywhere.`,
        `The password that there was is good no more. A code to choose a new one comes with another mail; or ask for one at ${origin}/forgot-password`,
        `Once you are back in, look through your second step, passkeys and phone number at ${origin}/settings/security and remove what is not yours. Then tell your administrator.`,
      ],
    }),
    released: () => ({
      subject: 'This is not your email address any more',
      paragraphs: [
        'Hello,',
        'A change that made this the email address of a Plumbline account was undone. This address is not used for it any more.',
      ],
    }),
  },
};
