import type { View } from '@fathom/sunken-treasure'
import type { LessonWords } from '../../../../lessons/lesson.ts'
import type { Words } from './en.ts'

export const fr: LessonWords<Words, View> = {
  title: 'Cap sur l’Atlantide',
  place:
    'Douze sortes de trésors dorment au fond ; qui les réunit toutes le premier gagne. Vos bathyscaphes vont les chercher. Posez le dernier ici, à côté de l’autre.',
  sail: 'Votre navire attend à quai, à gauche. Il va vers la droite, aussi loin que vous voulez, et s’arrête au-dessus d’un de vos bathyscaphes. Vous avez une carte ambre : arrêtez-vous au-dessus des pièces d’ambre.',
  collect:
    'Seuls les bathyscaphes sous votre navire agissent, l’un après l’autre. Touchez les pièces qui sont dans leur case, et payez avec votre carte ambre.',
  dive: 'Chaque adversaire présent dans la case, ou plus haut, a reçu une carte de votre réserve, la pile face cachée. Votre autre bathyscaphe peut aller dans toute colonne, à sa rangée ou à la suivante. Envoyez-le juste en dessous.',
  sailOn:
    'Dans cette leçon, vos tours finissent d’eux-mêmes ; votre main remonte alors à trois cartes. Plus bas, les trésors sont plus nombreux ; un bathyscaphe prend tout ce que vous pouvez payer. Prochain arrêt : au-dessus de l’amphore de jade.',
  joker:
    'Vous n’avez pas de carte jade. Mais votre moule, en bas, est un joker : elle paie tout, même les adversaires. Repêchez l’amphore avec elle.',
  sailFar:
    'La moule est restée là-bas : qui paie une carte de sa couleur peut la repêcher. Allez à la dernière colonne : ce que vous sautez attendra la prochaine traversée, quand tous les navires repartent.',
  crown: 'Aucun adversaire ici ni au-dessus : la couronne ne coûte que sa carte azur. Repêchez-la.',
  off: 'Les cadres pointillés montrent ce que votre adversaire vient de faire. Après, c’est le bord droit : les navires y attendent le dernier. Quittez le plateau.',
  trade:
    'En attendant, vous pouvez échanger une carte par tour : elle va sous votre réserve, vous en piochez une autre. Quelle couleur vous sert le moins ?',
  back: 'Tous les navires sont arrivés : nouvelle traversée. Maintenant, la fin d’une autre partie.',
  last: 'Trouvez vos deux derniers trésors ! Un double va à côté de votre plateau : joker dès votre prochain tour. Une fois posé, il porte une petite moule.',
  notThatPlace:
    'La place est bonne aussi. Pour cette leçon, posez-le dans la deuxième colonne, près des pièces d’ambre.',
  notThatColumn:
    'Dans une partie, c’est permis. Mais un navire ne revient jamais, et une meilleure colonne resterait derrière.',
  toTheAmphora:
    'Dans une partie, c’est un bon arrêt. Pour cette leçon, arrêtez-vous en colonne 4, au-dessus de l’amphore de jade.',
  notSoSoon: 'Dans une partie, c’est un bon arrêt. Pour cette leçon, allez jusqu’à la dernière colonne.',
  notYetOff:
    'Dans une partie, c’est permis. Mais qui part attend tous les navires, et des bathyscaphes à vous pourraient encore agir.',
  notMoving: 'Il pourrait bouger. Mais un trésor est dans la même case, et vous en avez la couleur : repêchez-le.',
  keepTheMussel: 'La moule irait, mais vous n’en avez qu’une. Jouez la carte ambre, et gardez la moule.',
  notYetOver: 'Votre autre bathyscaphe peut encore agir. Faites-le d’abord descendre d’une rangée.',
  straightDown:
    'Dans une partie, c’est permis. Pour cette leçon, envoyez-le juste en dessous : colonne 2, rangée 3, où deux trésors l’attendent.',
  useTheMussel: 'Vous pourriez bouger. Mais la moule vous donne l’amphore tout de suite : repêchez-la.',
  tryTrade: 'Garder sa main est souvent sage. Essayez une fois : touchez une carte.',
  done: 'Vous savez plonger. Encore un mot : une partie finit aussi quand une colonne n’a plus de trésor ; qui en a le plus gagne. Une vraie partie, maintenant ?',
}
