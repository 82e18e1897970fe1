export const idle = {
  title: '¿Sigue trabajando?',
  text: 'Parece que lleva un rato sin actividad. ¿Desea continuar su sesión?',
  no: 'No',
  yes: 'Sí',
};
