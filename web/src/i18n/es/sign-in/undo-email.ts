export const undoEmail = {
  title: '¿No ha sido usted?',
  text: 'Se cambió la dirección de correo electrónico de su cuenta. Si no ha sido usted, deshágalo aquí: la dirección vuelve a ser la suya, se cierran todas las sesiones y la contraseña que había deja de ser válida.',
  submit: 'Deshacer el cambio',
  linkVoid:
    'Este enlace ya no es válido o no está completo. Se puede usar una vez, durante 72 horas. Póngase en contacto con el administrador de su cuenta.',
  failed: 'Todavía no se ha podido deshacer el cambio. Vuelva a intentarlo dentro de medio minuto.',
  undone: 'Su cuenta vuelve a ser suya',
  undoneText:
    'La dirección vuelve a ser la suya y se han cerrado todas las sesiones. Le hemos enviado un código para elegir una contraseña nueva.',
  onward: 'Elegir una contraseña nueva',
};
