import type { Town } from './towns.ts';

/** The main roads of Sri Lanka from town to town, as far as the demo company drives; drawn by hand. */
export const ROADS: readonly (readonly Town[])[] = [
  // A1 Colombo - Kandy
  [
    'Fort',
    'Ingurukade',
    'Peliyagoda',
    'Kiribathgoda',
    'Kadawatha',
    'Miriswatta',
    'Yakkala',
    'Nittambuwa',
    'Pasyala',
    'Warakapola',
    'Ambepussa',
    'Galigamuwa',
    'Kegalle',
    'Mawanella',
    'Kadugannawa',
    'Pilimathalawa',
    'Peradeniya',
    'Kandy',
  ],
  // A2 Colombo - Hambantota
  [
    'Fort',
    'Galle Face',
    'Bambalapitiya',
    'Dehiwala',
    'Ratmalana',
    'Moratuwa',
    'Panadura',
    'Wadduwa',
    'Kalutara',
    'Beruwala',
    'Aluthgama',
    'Kosgoda',
    'Ambalangoda',
    'Hikkaduwa',
    'Galle',
    'Unawatuna',
    'Koggala',
    'Weligama',
    'Pelana',
    'Mirissa',
    'Matara',
    'Gandara',
    'Kottegoda',
    'Dickwella',
    'Tangalle',
    'Ranna',
    'Ambalantota',
    'Hambantota',
  ],
  // A3 Colombo - Puttalam
  [
    'Peliyagoda',
    'Wattala',
    'Kandana',
    'Ja-Ela',
    'Seeduwa',
    'Katunayake',
    'Negombo',
    'Kochchikade',
    'Wennappuwa',
    'Marawila',
    'Madampe',
    'Chilaw',
    'Bangadeniya',
    'Mundel',
    'Palavi',
    'Puttalam',
  ],
  // A4 Colombo - Badulla
  [
    'Bambalapitiya',
    'Nugegoda',
    'Maharagama',
    'Kottawa',
    'Homagama',
    'Meegoda',
    'Padukka',
    'Hanwella',
    'Kosgama',
    'Avissawella',
    'Eheliyagoda',
    'Kuruwita',
    'Ratnapura',
    'Pelmadulla',
    'Balangoda',
    'Belihuloya',
    'Haldummulla',
    'Haputale',
    'Bandarawela',
    'Ella',
    'Hali-Ela',
    'Badulla',
  ],
  // Low-level road
  ['Ingurukade', 'Orugodawatta', 'Angoda', 'Kaduwela', 'Hanwella'],
  // Biyagama road
  ['Peliyagoda', 'Kelaniya', 'Biyagama', 'Kaduwela'],
  // A5 Peradeniya - Bandarawela
  ['Peradeniya', 'Gampola', 'Pussellawa', 'Ramboda', 'Nuwara Eliya', 'Hakgala', 'Welimada', 'Bandarawela'],
  // A6 Ambepussa - Trincomalee
  [
    'Ambepussa',
    'Alawwa',
    'Polgahawela',
    'Kurunegala',
    'Ibbagamuwa',
    'Melsiripura',
    'Galewela',
    'Dambulla',
    'Habarana',
    'Gal Oya',
    'Kantale',
    'Thampalakamam',
    'China Bay',
    'Trincomalee',
  ],
  // A7 Avissawella - Nuwara Eliya
  ['Avissawella', 'Yatiyantota', 'Kitulgala', 'Ginigathhena', 'Hatton', 'Talawakele', 'Nanu Oya', 'Nuwara Eliya'],
  // A8 Panadura - Ratnapura
  ['Panadura', 'Horana', 'Ingiriya', 'Ratnapura'],
  // A9 Kandy - Jaffna
  [
    'Kandy',
    'Katugastota',
    'Akurana',
    'Matale',
    'Naula',
    'Dambulla',
    'Kekirawa',
    'Maradankadawala',
    'Galkulama',
    'Mihintale',
    'Medawachchiya',
    'Vavuniya',
    'Omanthai',
    'Mankulam',
    'Kilinochchi',
    'Paranthan',
    'Elephant Pass',
    'Pallai',
    'Kodikamam',
    'Chavakachcheri',
    'Kaithady',
    'Jaffna',
  ],
  // A10 Katugastota - Puttalam
  [
    'Katugastota',
    'Galagedara',
    'Mawathagama',
    'Kurunegala',
    'Wariyapola',
    'Padeniya',
    'Nikaweratiya',
    'Anamaduwa',
    'Puttalam',
  ],
  // A12 Puttalam - Mihintale
  ['Puttalam', 'Karuwalagaswewa', 'Nochchiyagama', 'Anuradhapura', 'Mihintale'],
  // A28 Padeniya - Anuradhapura
  ['Padeniya', 'Maho', 'Galgamuwa', 'Tambuttegama', 'Talawa', 'Anuradhapura'],
  // A11 Maradankadawala - Habarana
  ['Maradankadawala', 'Habarana'],
  // A14 Medawachchiya - Mannar
  ['Medawachchiya', 'Cheddikulam', 'Madhu Road', 'Murunkan', 'Thallady', 'Mannar'],
  // A17 Galle - Pelmadulla
  ['Galle', 'Imaduwa', 'Akuressa', 'Kotapola', 'Deniyaya', 'Rakwana', 'Pelmadulla'],
  // A24 Matara - Akuressa
  ['Matara', 'Kamburupitiya', 'Akuressa'],
  // A26 Kandy - Digana
  ['Kandy', 'Kundasale', 'Pallekele'],
  // A23 Ella - Hambantota
  ['Ella', 'Wellawaya', 'Thanamalwila', 'Weerawila', 'Hambantota'],
  // A32 Mannar - Jaffna
  ['Thallady', 'Vidataltivu', 'Vellankulam', 'Pooneryn', 'Kerativu', 'Kaithady'],
  // Gampola - Ginigathhena
  ['Gampola', 'Nawalapitiya', 'Ginigathhena'],
  // Kurunegala - Negombo
  ['Kurunegala', 'Narammala', 'Giriulla', 'Divulapitiya', 'Negombo'],
  // Ja-Ela - Yakkala
  ['Ja-Ela', 'Ekala', 'Gampaha', 'Yakkala'],
  // Homagama - Horana
  ['Homagama', 'Horana'],
  // Jaffna - Kankesanthurai
  ['Jaffna', 'Chunnakam', 'Tellippalai', 'Kankesanthurai'],
  // Jaffna - Point Pedro
  ['Jaffna', 'Kopay', 'Atchuvely', 'Nelliady', 'Point Pedro'],
];
