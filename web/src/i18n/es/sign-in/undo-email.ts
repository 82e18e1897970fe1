export const undoEmail = {
  title: 'Deshacer el cambio de correo electrónico',
  text: 'Se cambió la dirección de correo electrónico de su cuenta. Si no hizo usted este cambio, deshágalo aquí. Se restablecerá la dirección anterior, se cerrarán todas las sesiones y la contraseña actual dejará de ser válida.',
  submit: 'Deshacer el cambio',
  linkVoid:
    'Este enlace ya no es válido o está incompleto. Solo se puede usar una vez, en un plazo de 72 horas. Póngase en contacto con el administrador de su cuenta.',
  failed: 'No se pudo deshacer el cambio. Vuelva a intentarlo dentro de medio minuto.',
  undone: 'Ha recuperado su cuenta',
  undoneText:
    'Se ha restablecido su dirección de correo electrónico anterior y se han cerrado todas las sesiones. Le hemos enviado un código para elegir una contraseña nueva.',
  onward: 'Elegir una contraseña nueva',
};
