import type { View } from '@fathom/silver-and-gold'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import type { Words } from './en.ts'

export const fr: LessonWords<Words, View> = {
  title: 'Vos premières îles',
  keep: 'Chaque carte est une île. Cochez toutes ses cases et elle rapporte les points marqués dans son coin. Les petites vont vite, les grandes rapportent plus. Gardez-en deux sur quatre.',
  pattern:
    'Chaque tour montre un motif, le même pour tous. Posez-le en entier sur une de vos îles, tourné ou retourné s’il le faut. Choisissez la place et cochez.',
  end: 'Tant que votre tour n’est pas fini, vous pouvez annuler. Chacun coche en secret, en même temps. Finissez maintenant votre tour ; les suivants, dans cette leçon, finissent d’eux-mêmes.',
  rounds:
    'Sept des huit motifs (ligne et petit L deux fois) font une manche, quatre manches la partie. Ensuite, une autre partie.',
  x: 'Un X rouge donne une case de plus, n’importe où. Posez ce T sur celui de l’île orange.',
  coin: 'Votre case en plus ! Une pièce vaut 1 point. Qui remplit d’abord une rangée de quatre sur sa feuille de score gagne le meilleur trophée, 6 points. Vous en avez trois : prenez celle de l’île verte.',
  palm: 'Le trophée est à vous : 6 points. Le palmier, maintenant : il rapporte 1 point, plus 1 par palmier à l’étalage. Il y en a deux : cochez-le tout de suite.',
  single:
    'La ligne ne tient plus nulle part. On coche alors une seule case, au choix. Prenez la dernière de l’île orange.',
  take: 'Terminée : 12 points que personne ne vous prendra. Prenez une nouvelle île, à l’étalage ou, sans la voir, dans la pioche. Si plusieurs en terminent une, celui qui « se sert en premier » choisit d’abord.',
  seals:
    'Un sceau comme un « +2 » violet paie, dès que son île est terminée, 2 points par île violette terminée. Ensuite : une fin de partie.',
  last: 'Terminez vos îles : inachevées, elles ne rapportent que pièces et palmiers. Finissez vous-même chaque tour.',
  wholeFits:
    'Une seule case, c’est permis aussi. Mais le motif entier tient ici, et il coche plus de cases : quittez « Une seule case ».',
  notTheX: 'Il tient là, mais ne couvre pas le X rouge. Posez-le sur celui de l’île orange.',
  notTheCoin:
    'Dans une partie, c’est permis. Mais la pièce remplit votre rangée de quatre, et le trophée est à vous. Prenez la pièce.',
  notThePalm: 'C’est permis, mais les palmiers de l’étalage vont et viennent. Cochez le vôtre tant qu’il y en a deux.',
  notTheLast: 'Cette case ne termine rien. À l’île orange, il n’en manque qu’une.',
  done: 'Vous connaissez Silver & Gold. Une vraie partie, maintenant ?',
}
