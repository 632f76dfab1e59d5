import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'
import type { SellingWords } from '../en/selling.ts'

export const selling: LessonWords<SellingWords, View> = {
  title: 'Vente, musée et renommée',
  envelope:
    'Vous avez deux trésors au bureau et financez le Hall des épaves. Le plus gros pot-de-vin fait jouer en premier, ce qui donne de la réputation en fin d’année. Activez l’enveloppe, puis envoyez votre ouvrier à la Publicité (zone 9).',
  placeBoss: 'Votre adversaire va aussi au musée. Envoyez-y votre boss.',
  placed: 'Tous vos gens sont placés : finissez votre tour.',
  stay: 'Votre bateau est en mer. Laissez-le : ce chapitre parle de la ville.',
  sell: 'Votre adversaire a vendu dans votre hall : une salle financée sert à tous, à la première place libre. Celle-ci vaut 4 : vendez-y vos 5 $.',
  income:
    '5 $, et 2 $ de plus grâce au boss. Les 4 ne comptent que si le hall est plein ; sinon ce sera 2. Placez l’argent.',
  advertise:
    'Publicité : 5 $ des Achats généraux donnent tout de suite 4 points de réputation. Après chaque quadrimestre où l’on s’en sert, elle peut rapporter moins. Payez-la.',
  bribe:
    'Les pots-de-vin sont secrets et sortent de la caisse noire ; tous sont perdus, le plus haut joue en premier. Vous êtes seul : 2 $, le minimum.',
  budget:
    'L’année I est finie : la première place a donné 2 points de réputation. Voici 30 $, 5 $ par carte et votre reste, à répartir de nouveau ; la proposition est bonne.',
  last: 'Quadrimestre suivant, encore au musée. Il reste une place dans votre hall : vendez-y le dernier trésor.',
  open: 'Plein, il ouvre : 2 points de réputation pour vous, son mécène, et chaque trésor y vaudra, à la fin, les points de sa place. Rangez l’argent.',
  rest: 'Voici une autre partie, dans sa dernière année. Deux trésors au bureau, une place vide dans votre hall, un Cabinet sans mécène. Quand la dernière salle ouvre, la partie s’achève. Finissez-la sans aide.',
  counting:
    'La partie s’achève avec la dernière salle, sinon après neuf quadrimestres. À la fin : 2 points par requin ou trésor non vendu, 1 à 3 par brevet, 1 par carte et par 10 $, et l’ordre du tour.',
  theEnvelope:
    'Dans une partie, c’est permis. Mais l’enveloppe part avec qui vous placez : activez-la d’abord, puis l’ouvrier à la Publicité.',
  workerToNine:
    'Dans une partie, c’est permis. Mais le boss sert mieux au musée : prenez l’ouvrier, puis la Publicité, zone 9.',
  bossToEight: 'Dans une partie, c’est permis. Mais le boss vend 2 $ plus cher : prenez-le, puis la zone 8.',
  stayThere: 'Dans une partie, c’est permis. Pour cette fois, laissez le bateau où il est.',
  intoTheHall: 'Vendez plutôt le trésor de 5 $, dans votre propre hall : cela rapporte plus.',
  advertiseNow: 'Votre ouvrier serait venu pour rien, et cela coûte 1 point de réputation. Payez la publicité.',
  twoWillDo: 'Personne ne surenchérit, et rien n’est rendu : 2 $ suffisent.',
  tooLittle:
    'Deux ouvriers coûtent 12 $ de salaire par an ; musée et cartes prennent aux Achats généraux. Laissez-y un peu plus.',
  theLastPlace: 'Il manque un trésor à votre hall pour ouvrir. Vendez-le là.',
  done: 'Vous connaissez toute l’Initiation. Jouez-en une contre des robots : tout y est. Deux autres chapitres montrent Standard et le solo.',
}
