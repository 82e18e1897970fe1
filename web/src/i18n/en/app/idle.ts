export const idle = {
  title: 'Are you still working?',
  text: "It looks like you've been idle for a while. Do you want to continue your session?",
  no: 'No',
  yes: 'Yes',
};
