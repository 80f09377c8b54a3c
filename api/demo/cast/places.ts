/** Real places of Sri Lanka: name, street, town, province, postal code, latitude, longitude, geofence in metres (negative: a polygon of that size). */
type Place = readonly [name: string, street: string, city: string, state: string, zip: string, latitude: number, longitude: number, fence: number];

export const HARVEST_PLACES = [
  ['Port of Colombo, export gate', 'Chaithya Road', 'Colombo', 'Western', '00100', 6.9488, 79.8497, -900],
  ['Port of Colombo, south harbour', 'Marine Drive', 'Colombo', 'Western', '00100', 6.9402, 79.8405, -800],
  ['Bandaranaike Airport, cargo village', 'Canada Friendship Road', 'Katunayake', 'Western', '11450', 7.1742, 79.8846, -600],
  ['Orugodawatta container yard', 'Avissawella Road', 'Colombo', 'Western', '10600', 6.9447, 79.8786, -350],
  ['Grandpass tea stores', 'Prince of Wales Avenue', 'Colombo', 'Western', '01400', 6.949, 79.87, 150],
  ['Mattakkuliya blending hall', 'Farm Road', 'Colombo', 'Western', '01500', 6.9745, 79.874, 200],
  ['Peliyagoda warehouse', 'Negombo Road', 'Peliyagoda', 'Western', '11830', 6.9606, 79.8886, 250],
  ['Kelaniya packing plant', 'Biyagama Road', 'Kelaniya', 'Western', '11600', 6.9553, 79.922, 250],
  ['Biyagama export zone', 'Walgama Road', 'Biyagama', 'Western', '11672', 6.9527, 79.9895, -1_200],
  ['Wattala depot', 'Old Negombo Road', 'Wattala', 'Western', '11300', 6.9896, 79.8917, 200],
  ['Ekala carton supplier', 'Minuwangoda Road', 'Ja-Ela', 'Western', '11350', 7.0897, 79.9118, 200],
  ['Ratmalana spice mill', 'Borupana Road', 'Ratmalana', 'Western', '10390', 6.8213, 79.8862, 180],
  ['Homagama cold room', 'High Level Road', 'Homagama', 'Western', '10200', 6.844, 80.0024, 200],
  ['Horana export zone', 'Panadura Road', 'Horana', 'Western', '12400', 6.7159, 80.0626, -900],
  ['Avissawella, Seethawaka zone', 'Colombo Road', 'Avissawella', 'Western', '10700', 6.9533, 80.2109, -1_000],
  ['Gampaha distribution centre', 'Yakkala Road', 'Gampaha', 'Western', '11000', 7.0917, 79.9942, 250],
  ['Kurunegala coconut mill', 'Negombo Road', 'Kurunegala', 'North Western', '60000', 7.4863, 80.3623, 250],
  ['Chilaw copra store', 'Puttalam Road', 'Chilaw', 'North Western', '61000', 7.5758, 79.7953, 200],
  ['Kandy city depot', 'William Gopallawa Mawatha', 'Kandy', 'Central', '20000', 7.2906, 80.6337, 200],
  ['Peradeniya collection point', 'Colombo Road', 'Peradeniya', 'Central', '20400', 7.269, 80.595, 150],
  ['Katugastota spice buyers', 'Kurunegala Road', 'Katugastota', 'Central', '20800', 7.3236, 80.626, 150],
  ['Pallekele industrial zone', 'Digana Road', 'Kundasale', 'Central', '20168', 7.2853, 80.702, -900],
  ['Gampola tea factory', 'Nawalapitiya Road', 'Gampola', 'Central', '20500', 7.1643, 80.5767, 250],
  ['Nawalapitiya estate store', 'Dolosbage Road', 'Nawalapitiya', 'Central', '20650', 7.0489, 80.5345, 250],
  ['Matale cinnamon and pepper', 'Trincomalee Street', 'Matale', 'Central', '21000', 7.4675, 80.6234, 180],
  ['Hatton tea factory', 'Dimbulla Road', 'Hatton', 'Central', '22000', 6.8916, 80.5955, 300],
  ['Talawakele estate', 'Nuwara Eliya Road', 'Talawakele', 'Central', '22100', 6.9371, 80.6581, -700],
  ['Nuwara Eliya tea centre', 'Badulla Road', 'Nuwara Eliya', 'Central', '22200', 6.9497, 80.7891, 250],
  ['Bandarawela estate', 'Welimada Road', 'Bandarawela', 'Uva', '90100', 6.8259, 80.9982, 300],
  ['Badulla collection point', 'Bandarawela Road', 'Badulla', 'Uva', '90000', 6.9934, 81.055, 200],
  ['Dambulla economic centre', 'Matale Road', 'Dambulla', 'Central', '21100', 7.859, 80.6517, -400],
  ['Galle spice store', 'Matara Road', 'Galle', 'Southern', '80000', 6.0329, 80.217, 180],
  ['Galle harbour', 'Harbour Road', 'Galle', 'Southern', '80000', 6.0333, 80.2283, -450],
  ['Koggala export zone', 'Matara Road', 'Koggala', 'Southern', '80630', 5.991, 80.323, -800],
  ['Matara cinnamon peelers', 'Akuressa Road', 'Matara', 'Southern', '81000', 5.9485, 80.5353, 200],
  ['Deniyaya tea factory', 'Akuressa Road', 'Deniyaya', 'Southern', '81500', 6.3425, 80.5597, 300],
  ['Hambantota port', 'Port Access Road', 'Hambantota', 'Southern', '82000', 6.119, 81.11, -1_500],
  ['Jaffna wholesale store', 'Hospital Road', 'Jaffna', 'Northern', '40000', 9.6615, 80.0255, 180],
  ['Vavuniya transfer yard', 'Kandy Road', 'Vavuniya', 'Northern', '43000', 8.7542, 80.4982, 300],
  ['Anuradhapura depot', 'Maithripala Senanayake Mawatha', 'Anuradhapura', 'North Central', '50000', 8.3114, 80.4037, 250],
] as const satisfies Place[];

export const LAGOON_PLACES = [
  ['Negombo lagoon plant', 'Lewis Place', 'Negombo', 'Western', '11500', 7.2083, 79.8358, 250],
  ['Peliyagoda central fish market', 'Kandy Road', 'Peliyagoda', 'Western', '11830', 6.9675, 79.8867, -300],
  ['Airport cargo village, perishables', 'Canada Friendship Road', 'Katunayake', 'Western', '11450', 7.1761, 79.8832, -400],
  ['Port of Colombo, reefer yard', 'Chaithya Road', 'Colombo', 'Western', '00100', 6.9523, 79.8471, -500],
  ['Beruwala fishery harbour', 'Harbour Road', 'Beruwala', 'Western', '12070', 6.4738, 79.9783, -250],
  ['Galle fishery harbour', 'Matara Road', 'Galle', 'Southern', '80000', 6.0352, 80.2312, 200],
  ['Mirissa fishery harbour', 'Harbour Road', 'Mirissa', 'Southern', '81740', 5.9463, 80.4518, -200],
  ['Tangalle fishery harbour', 'Mahawela Road', 'Tangalle', 'Southern', '82200', 6.024, 80.795, 200],
  ['Chilaw prawn farm', 'Beach Road', 'Chilaw', 'North Western', '61000', 7.5836, 79.7879, -600],
  ['Puttalam prawn farm', 'Kalpitiya Road', 'Puttalam', 'North Western', '61300', 8.0362, 79.8283, -800],
  ['Mannar crab station', 'Pier Road', 'Mannar', 'Northern', '41000', 8.981, 79.9044, 250],
  ['Jaffna landing site', 'Beach Road', 'Gurunagar', 'Northern', '40000', 9.6496, 80.0214, 200],
  ['Point Pedro landing site', 'Harbour Road', 'Point Pedro', 'Northern', '40200', 9.8262, 80.2361, 200],
  ['Trincomalee fishery harbour', 'Cod Bay Road', 'Trincomalee', 'Eastern', '31000', 8.5574, 81.1912, -300],
] as const satisfies Place[];

export const SERENDIB_PLACES = [
  ['Serendib Kotikawatta yard', 'Avissawella Road', 'Angoda', 'Western', '10620', 6.9336, 79.913, -250],
  ['Serendib Kurunegala hub', 'Colombo Road', 'Kurunegala', 'North Western', '60000', 7.4748, 80.3511, 250],
  ['Serendib Dambulla cross-dock', 'Kandy Road', 'Dambulla', 'Central', '21100', 7.8483, 80.6493, 200],
  ['Serendib Jaffna hub', 'Kandy Road', 'Chavakachcheri', 'Northern', '40500', 9.6583, 80.1636, 250],
  ['Serendib Galle hub', 'Wakwella Road', 'Galle', 'Southern', '80000', 6.0635, 80.2107, 200],
  ['Serendib Kankesanthurai wharf', 'Harbour Road', 'Kankesanthurai', 'Northern', '40240', 9.8152, 80.044, -400],
] as const satisfies Place[];

export const MERIDIAN_PLACES = [
  ['Meridian bonded warehouse', 'Lake Crescent', 'Colombo', 'Western', '00200', 6.9269, 79.8553, 150],
  ['Meridian Kandy cross-dock', 'Katugastota Road', 'Kandy', 'Central', '20000', 7.3055, 80.6306, 150],
  ['Meridian Trincomalee store', 'Inner Harbour Road', 'Trincomalee', 'Eastern', '31000', 8.5712, 81.2335, 200],
] as const satisfies Place[];

export type PlaceName<P extends readonly Place[]> = P[number][0];
export type { Place };
